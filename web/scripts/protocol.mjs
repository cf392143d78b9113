// Writes src/lib/protocol.ts from the JSON schema on standard input (`python -m ludoteca.server.protocol.schema`), and
// what only the views of the games are made of to src/games/views.ts, the codes with which the server hangs up to
// src/lib/closing.ts. With --check it writes nothing and fails when a file is stale.
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';

const BANNER = '// Generated from src/ludoteca/server/protocol by `make protocol`. Do not edit.';
/** The view that stands for all games which the page does not know. */
const OTHER = 'OtherView';
const schema = JSON.parse(readFileSync(0, 'utf8'));
const definitions = schema.$defs ?? schema.definitions ?? schema;
const names = Object.keys(definitions).sort();
/** What `schema` names as messages: everything else is a part of them. */
const roots = new Set(JSON.stringify(schema.properties).match(/(?<=#\/\$defs\/)\w+/g));
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
  bannerComment: BANNER,
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

/** All definitions that some of them lead to, themselves included; `stop` are not gone through. */
function reached(from, stop) {
  const found = new Set();
  const waiting = [...from];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name) || stop.has(name)) continue;
    found.add(name);
    for (const [, next] of JSON.stringify(definitions[name]).matchAll(/"#\/\$defs\/(\w+)"/g)) waiting.push(next);
  }
  return found;
}

/** The types of messages, and apart from them those that only games speak of. */
function apart(text) {
  const views = new Set(definitions.Update.properties.view.anyOf.map(({ $ref }) => $ref.split('/').pop()));
  views.delete(OTHER);
  const shared = reached([...roots], views);
  const own = [...reached([...views], new Set())].filter((name) => !shared.has(name)).sort();
  const blocks = new Map();
  for (const [block, name] of text.matchAll(/(?:\/\*\*\n(?: \*[^\n]*\n)+)?export interface (\w+) \{\n[\s\S]*?\n\}\n/g))
    blocks.set(name, block);
  let rest = text;
  for (const name of own) rest = rest.replace(blocks.get(name), '').replace(`  ${name}: ${name};\n`, '');
  const union = [...views].join(' | ');
  rest = rest.replaceAll(`${union} | ${OTHER}`, 'View');
  rest = rest.replace(
    BANNER,
    `${BANNER}\nimport type { View } from '$games/views';\n\nexport type * from '$games/views';`,
  );
  const bodies = own.map((name) => blocks.get(name));
  const used = [...shared].filter((name) =>
    bodies.some((body) => new RegExp(`\\b${name}\\b`).test(body.replace(/\/\*[\s\S]*?\*\//g, ''))),
  );
  const imports = `import type { ${[...new Set([...used, OTHER])].sort().join(', ')} } from '$lib/protocol';\n`;
  const lines = [...views, OTHER].map((name) => `  | ${name}`).join('\n');
  return { rest, games: `${BANNER}\n${imports}\n${bodies.join('')}export type View =\n${lines};\n` };
}

/** The close codes: values, not types, so they have a file of their own. */
function closing({ codes, forGood }) {
  const lines = codes.map(({ name, code, text }) => `/** ${text} */\nexport const ${name} = ${code};\n`);
  const last = `/** After these nobody comes back by themselves. */\nexport const FOR_GOOD: number[] = [${forGood.join(', ')}];\n`;
  return `${BANNER}\n${lines.join('')}${last}`;
}

const { rest, games } = apart(text);
const targets = [
  ['src/lib/protocol.ts', rest],
  ['src/games/views.ts', games],
  ['src/lib/closing.ts', closing(schema.closing)],
];
for (const [name, content] of targets) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`web/${name} is older than src/ludoteca/server/protocol: run \`make protocol\``);
    process.exit(1);
  }
}
