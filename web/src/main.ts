import '$lib/look/tokens.css'; // before the worlds, whose palettes overrule it
import '$lib/look/furniture.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
