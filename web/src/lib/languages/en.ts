// All English texts as one piece, fetched when somebody reads English.
const files = import.meta.glob<string>(
  [
    '../../../../src/ludoteca/texts/en/*.ftl',
    '!../../../../src/ludoteca/texts/en/cli.ftl',
    '!../../../../src/ludoteca/texts/en/*-lesson.ftl',
    '!../../../../src/ludoteca/texts/en/*-minute.ftl',
    '!../../../../src/ludoteca/texts/en/notices.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const texts = Object.values(files);
