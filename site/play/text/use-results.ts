import { computed, type ComputedRef, type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import type { Answers } from '../reading/protocol.js';
import type { ChosenValues } from '../state/chosen-values.js';
import { save } from '../state/saved.js';
import type { Reader } from './use-reader.js';

/** A tab of the results, and a number next to its title. */
export interface ResultTab {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
}

/** The data of a tab, or why there are none. */
export interface Panel {
  readonly about: string;
  readonly value?: unknown;
  readonly problem?: string;
}

/** The tabs that are filled by a question about the text. */
type AskedTab = 'model' | 'json' | 'format' | 'convert' | 'changes';

const ASKED_TABS: readonly string[] = ['model', 'json', 'format', 'convert', 'changes'] satisfies AskedTab[];

/** The results of a text, one tab at a time. */
export interface Results {
  readonly tabs: ComputedRef<readonly ResultTab[]>;
  /** The id of the tab that is shown. */
  readonly tab: Ref<string>;
  /** The data of the tab that was requested last. */
  readonly panel: ShallowRef<Panel | undefined>;
  readonly style: Ref<'readable' | 'compact'>;
  /** Values of the options that the notation declares for canonical text. */
  readonly printing: Ref<ChosenValues>;
  /** The notations and dialects that the text can be converted to. */
  readonly targets: ComputedRef<readonly string[]>;
  /** The one that was chosen, or the first. */
  readonly target: ComputedRef<string>;
  readonly chooseTab: (id: string) => void;
  readonly chooseStyle: (style: 'readable' | 'compact') => void;
  readonly choosePrinting: (values: ChosenValues) => void;
  readonly chooseTarget: (target: string) => void;
  /** Requests the data of the tab that is shown, if it needs some. */
  readonly update: () => Promise<void>;
  /** Shows no data of the last text. */
  readonly forget: () => void;
}

/** Returns the tabs of a text. Only one that can be converted has a tab for that. */
const tabsFor = (diagnosticCount: number, canBeConverted: boolean): ResultTab[] => [
  { id: 'diagnostics', title: 'Diagnostics', ...(diagnosticCount > 0 ? { note: String(diagnosticCount) } : {}) },
  { id: 'board', title: 'Board' },
  { id: 'tree', title: 'Tree' },
  { id: 'model', title: 'Model' },
  { id: 'format', title: 'Formatted' },
  { id: 'changes', title: 'Changes' },
  ...(canBeConverted ? [{ id: 'convert', title: 'Converted' }] : []),
  { id: 'json', title: 'JSON' },
];

/** Keeps the results of a text; `comparedText` returns the one that it is compared with. */
export function useResults(reader: Reader, firstTab: string, comparedText: () => string): Results {
  const tab = ref(firstTab);
  const panel = shallowRef<Panel>();
  const style = ref<'readable' | 'compact'>('readable');
  const printing = ref<ChosenValues>({});
  const chosenTarget = ref('');
  const targets = computed(() => reader.answer.value?.targets ?? []);
  const target = computed(() =>
    targets.value.includes(chosenTarget.value) ? chosenTarget.value : (targets.value[0] ?? ''),
  );
  const tabs = computed(() => tabsFor(reader.answer.value?.diagnosticCount ?? 0, targets.value.length > 0));

  async function update(): Promise<void> {
    if (reader.answer.value === undefined) return;
    // Another notation may have no other to convert to, and a browser may have saved a tab of an older page.
    if (!tabs.value.some(({ id }) => id === tab.value)) tab.value = 'json';
    const about = tab.value;
    if (!ASKED_TABS.includes(about)) return;
    if (reader.progress.value === 'stopped') {
      panel.value = { about, problem: reader.problem.value };
      return;
    }
    try {
      const value = await askFor(about as AskedTab);
      if (tab.value === about) panel.value = { about, value };
    } catch (error) {
      if (tab.value === about) panel.value = { about, problem: (error as Error).message };
    }
  }

  function askFor(about: AskedTab): Promise<Answers[keyof Answers]> {
    if (about === 'format') return reader.ask({ about, style: style.value, given: { ...printing.value } });
    if (about === 'convert') return reader.ask({ about, target: target.value });
    if (about === 'changes') return reader.ask({ about, before: comparedText() });
    return reader.ask({ about });
  }

  return {
    tabs,
    tab,
    panel,
    style,
    printing,
    targets,
    target,
    chooseTab(id) {
      tab.value = id;
      save({ tab: id });
      void update();
    },
    chooseStyle(next) {
      style.value = next;
      void update();
    },
    choosePrinting(values) {
      printing.value = values;
      void update();
    },
    chooseTarget(id) {
      chosenTarget.value = id;
      void update();
    },
    update,
    forget: () => (panel.value = undefined),
  };
}
