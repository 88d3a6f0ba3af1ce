import { playOnce, type Stage } from './play.js';

/** The hero of a page while it plays. */
export interface Show {
  /** Stops between two frames, and continues. */
  pause(): void;
  resume(): void;
  end(): void;
}

/** Plays the game again and again inside the element of the hero, as long as it is visible. */
export function startShow(hero: HTMLElement): Show {
  let isPaused = false;
  let isOver = false;
  let isInView = true;
  const observer = new IntersectionObserver(([entry]) => (isInView = entry?.isIntersecting === true));
  observer.observe(hero);
  const shown = new Map<string, string>();
  const stage: Stage = {
    show(parts) {
      hero.classList.remove('pressed');
      for (const [name, html] of Object.entries(parts)) {
        if (shown.get(name) === html) continue;
        shown.set(name, html);
        hero.querySelector(`.${name}`)!.innerHTML = html;
      }
    },
    press: () => hero.classList.add('pressed'),
    async wait(milliseconds) {
      for (let left = milliseconds; left > 0 || isPaused || !isInView || document.hidden;) {
        if (isOver) throw new Error('the show is over');
        const begin = performance.now();
        await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(left, 50), 100)));
        if (!isPaused && isInView && !document.hidden) left -= performance.now() - begin;
      }
    },
  };
  void (async () => {
    while (!isOver) await playOnce(stage).catch((error: unknown) => isOver || reportError(error));
  })();
  return {
    pause: () => (isPaused = true),
    resume: () => (isPaused = false),
    end() {
      isOver = true;
      observer.disconnect();
    },
  };
}
