// The pieces of Bossa as its rules show them, loaded with the page of its rules.
import './lines.css';
export { default as Picture } from './Picture.svelte';
export { default as Pieces } from './Pieces.svelte';
