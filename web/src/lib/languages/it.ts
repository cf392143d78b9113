// All Italian texts as one piece, fetched when somebody reads Italian.
const files = import.meta.glob<string>(
  [
    '../../../../src/ludoteca/texts/it/*.ftl',
    '!../../../../src/ludoteca/texts/it/cli.ftl',
    '!../../../../src/ludoteca/texts/it/*-lesson.ftl',
    '!../../../../src/ludoteca/texts/it/*-minute.ftl',
    '!../../../../src/ludoteca/texts/it/notices.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const texts = Object.values(files);
