// All English texts as one piece, fetched when somebody reads English.
const files = import.meta.glob<string>(
  ['../../../../src/ludoteca/texts/en/*.ftl', '!../../../../src/ludoteca/texts/en/cli.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export const texts = Object.values(files);
