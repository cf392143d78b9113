import { mount } from 'svelte';
import App from './App.svelte';
import '$lib/look/tokens.css';
import '$lib/look/furniture.css';

mount(App, { target: document.getElementById('app')! });
