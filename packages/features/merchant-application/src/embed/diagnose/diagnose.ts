import { version } from '../../../package.json';
import { reachingRules } from './hostRules';
import { hasMounted, reactCopies, styleElements, telveRoots } from './roots';
import { type Finding, type FindingCode, type FindingLanguage, findingTexts } from './texts';

export interface DiagnoseOptions {
  /** Language of the findings. Default `tr`. */
  lang?: FindingLanguage;
}

const fields = 'input, select, textarea, button';

/** Only where a page asks for the diagnosis: the application itself never looks at the storage. */
const isStorageBlocked = (): boolean => {
  try {
    return !window.localStorage || !window.indexedDB;
  } catch {
    return true;
  }
};

const lacksStyles = (root: HTMLElement): boolean =>
  getComputedStyle(root).getPropertyValue('--_t-color-text-primary').trim() === '';

const isBlocked = ({ sheet }: HTMLStyleElement): boolean => sheet === null;

/**
 * What is wrong with the page around the application, one line for each finding; an empty list when nothing is. Run it in the
 * browser, by hand or in a test, when the application is shown: it reads the page and changes nothing.
 * @param scope where the application is; default the whole document
 */
export const diagnose = (scope: ParentNode = document, { lang = 'tr' }: DiagnoseOptions = {}): Finding[] => {
  const findings: Finding[] = [];
  const add = (code: FindingCode, detail = '') => findings.push({ code, text: findingTexts[lang][code](detail) });
  const roots = telveRoots(scope);
  const blocked = roots.some(lacksStyles) || styleElements(scope).some(isBlocked);

  if (blocked) add('missing-nonce');
  else if (roots.length === 0) add(hasMounted(scope) ? 'nothing-shown' : 'not-found');
  const inPage = roots.filter((root) => !(root.getRootNode() instanceof ShadowRoot));
  // In a shadow root lives a React of its own, which no other disturbs.
  const copies = inPage.length === roots.length ? reactCopies(document) : 0;
  if (copies > 1) add('second-react', String(copies));
  const kit = (globalThis as Record<symbol, unknown>)[Symbol.for('telve.kit.version')];
  if (typeof kit === 'string' && kit !== version) add('second-kit', kit);
  if (isStorageBlocked()) add('blocked-storage');
  const elements = inPage.flatMap((root) => [...root.querySelectorAll(fields)]);
  for (const selector of reachingRules(document, elements)) add('host-css', selector);
  return findings;
};
