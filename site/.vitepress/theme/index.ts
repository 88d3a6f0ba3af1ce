import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import HeroControls from './home/HeroControls.vue';
import './home/home.css';
import './play/play.css';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HeroControls', HeroControls);
    app.component(
      'Playground',
      defineAsyncComponent(() => import('./Playground.vue')),
    );
  },
} satisfies Theme;
