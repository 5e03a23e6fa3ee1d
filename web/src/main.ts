import { mount } from 'svelte'
import './art/tokens.css'
import './art/fonts.css'
import './base.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
