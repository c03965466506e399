import { describe, expect, it } from 'vitest';
import { hygieneOf, strayImports } from './hygiene.mjs';

describe('hygieneOf', () => {
  it.each([
    ['a.ts', `const a = '/wor${''}k/main/a';`],
    ['a.md', `see .${''}./shared/notes.md`],
    ['a.ts', `// TO${''}DO: finish`],
    ['a.test.ts', `it('answers as row T${''}07 says')`],
    ['pnpm-lock.yaml', '  resolution: {tarball: https://registry.example/a.tgz}'],
  ])('finds what does not belong in %s: %s', (path, text) => {
    expect(hygieneOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['a.ts', '// the order of D-17 and LIST-05'],
    ['a.ts', "const colour = '#F04438'"],
    ['a.md', 'see ../docs/adr'],
  ])('accepts %s: %s', (path, text) => {
    expect(hygieneOf(path, text)).toEqual([]);
  });

  it('refuses files of more than 400 lines', () => {
    expect(hygieneOf('a.ts', 'x\n'.repeat(400))).toEqual([]);
    expect(hygieneOf('a.ts', 'x\n'.repeat(401))).toEqual(['a.ts has 401 lines; 400 is the most.']);
  });
});

describe('strayImports', () => {
  it('finds relative imports into another package', () => {
    const text = "import { a } from '../../kit/src/index';\nimport { b } from './b';";
    expect(strayImports('packages/ui/src/a.ts', text)).toEqual([
      'packages/ui/src/a.ts leaves its package: ../../kit/src/index',
    ]);
    expect(strayImports('packages/features/venues/src/a.ts', "import('../../auth/src/a')")).toHaveLength(1);
  });
});
