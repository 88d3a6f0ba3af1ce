// npm runs this after it has installed the packages, and before it packs this one.
import { buildIfStale } from './build/if-stale.mjs';

buildIfStale();
