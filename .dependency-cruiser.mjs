import { doorsOf, workspacePackages } from './scripts/lib/packages.mjs';

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const library = (...names) => `(^|/)node_modules/(${names.map(literally).join('|')})/`;
const proof =
  '\\.(test|stories)\\.tsx?$|/stories/|^packages/testing/|^packages/[^/]+/(e2e|bench)/|/src/testing/|/src/.+/testing/';

/** What each layer may import of ours; the arrows of the architecture, and nothing runs back up. */
const layers = {
  'packages/locale': [],
  'packages/sheets': ['packages/locale'],
  'packages/api': ['packages/locale'],
  'packages/ui': ['packages/locale'],
  'packages/kit': ['packages/ui', 'packages/api', 'packages/locale'],
  'packages/features/[^/]+': [
    'packages/kit',
    'packages/ui',
    'packages/api',
    'packages/locale',
    'packages/sheets',
    'packages/features/application-fields',
  ],
  'packages/server': ['packages/api', 'packages/locale', 'packages/sheets'],
  'packages/testing': ['packages/kit', 'packages/ui', 'packages/api', 'packages/locale'],
};

/** Features' tests also lean on the test helpers; what the helpers stand on does not. */
const helpersFor = (layer) => (layer.includes('features') ? ['packages/testing'] : []);

const arrows = Object.entries(layers).map(([layer, allowed]) => ({
  name: `arrows-${layer.replace(/^packages\//, '').replace('/[^/]+', '')}`,
  comment: `${layer} may import of ours: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^(${layer})/` },
  to: {
    path: '^(packages|examples)/',
    pathNot: ['^$1/', ...[...allowed, ...helpersFor(layer)].map((folder) => `^${folder}/`)],
  },
}));

/** A library with one home: everybody else asks the home. */
const homes = [
  { name: 'axios-in-api', libraries: ['axios'], home: '^packages/api/' },
  { name: 'swr-in-kit', libraries: ['swr'], home: '^packages/kit/' },
  {
    name: 'form-library-in-kit',
    libraries: ['react-final-form', 'final-form', 'react-final-form-arrays', 'final-form-arrays'],
    home: '^packages/kit/',
  },
  { name: 'router-in-host', libraries: ['react-router-dom', 'react-router'], home: '^packages/host/' },
  { name: 'calendar-in-ui', libraries: ['react-datepicker', 'date-fns'], home: '^packages/ui/' },
  { name: 'workbook-reader-in-sheets', libraries: ['@e965/xlsx'], home: '^packages/sheets/' },
  { name: 'drop-zone-in-ui', libraries: ['react-dropzone'], home: '^packages/(ui|kit)/' },
].map(({ name, libraries, home }) => ({
  name,
  severity: 'error',
  from: { path: '^packages/', pathNot: home },
  to: { path: library(...libraries) },
}));

const doors = workspacePackages().flatMap(({ folder, manifest }) =>
  Object.values(doorsOf(manifest)).map((file) => `^${literally(`${folder}/${file}`)}$`),
);

export default {
  forbidden: [
    ...arrows,
    ...homes,
    {
      name: 'only-through-doors',
      comment: "No import goes past another package's public doors.",
      severity: 'error',
      from: { path: '^((packages/features|packages|examples)/[^/]+)/', pathNot: '^packages/host/e2e/' },
      to: { path: '^(packages|examples)/', pathNot: ['^$1/', ...doors] },
    },
    {
      name: 'only-through-doors-e2e',
      comment: "The same for the end-to-end tests, which make their files with the helpers of the reader's own tests.",
      severity: 'error',
      from: { path: '^(packages/host)/e2e/' },
      to: { path: '^(packages|examples)/', pathNot: ['^$1/', '^packages/sheets/src/testing/', ...doors] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vitest/browser|\\./telve/element\\.js$)' },
    },
    {
      name: 'declared',
      comment: 'A package imports only libraries that its own manifest declares.',
      severity: 'error',
      from: { path: '^packages/.+/src/', pathNot: proof },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-libraries',
      comment: 'What is shipped stands on dependencies and peers, not on what only the tests need.',
      severity: 'error',
      from: { path: '^packages/.+/src/', pathNot: proof },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'no-proofs-in-source',
      severity: 'error',
      from: { path: '^packages/', pathNot: `${proof}|/playwright\\.config\\.ts$` },
      to: { path: proof, pathNot: '^packages/server/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
