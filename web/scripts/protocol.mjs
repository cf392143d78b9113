// Writes src/lib/protocol.ts from the JSON schema on standard input (`python -m ludoteca.server.protocol.schema`).
// With --check it writes nothing and fails when the file is stale.
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../src/lib/protocol.ts', import.meta.url);
const schema = JSON.parse(readFileSync(0, 'utf8'));
const definitions = schema.$defs ?? schema.definitions ?? schema;
const names = Object.keys(definitions).sort();
tuples(definitions);
const root = {
  title: 'Protocol',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: definitions,
};
const text = await compile(root, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Generated from src/ludoteca/server/protocol by `make protocol`. Do not edit.',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 120 },
});

/** Writes tuples of numbers, words and tuples in TypeScript's own way: the compiler knows only lists. */
function tuples(schema) {
  if (schema === null || typeof schema !== 'object') return;
  if (schema.prefixItems) schema.tsType = tupleType(schema);
  Object.values(schema).forEach(tuples);
}

function tupleType(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(tupleType).join(', ')}]`;
  return schema.type === 'integer' ? 'number' : schema.type;
}

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('web/src/lib/protocol.ts is older than src/ludoteca/server/protocol: run `make protocol`');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
