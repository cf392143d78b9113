// Kitsune's own components, loaded with the first table.
export { default as Table } from './Table.svelte';
export { default as Replay } from './Replay.svelte';
