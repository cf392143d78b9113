// The cards of Exploding Kittens as its rules show them, loaded with the page of its rules.
import './kittens.css';
export { default as Picture } from './Picture.svelte';
export { default as Pieces } from './Pieces.svelte';
