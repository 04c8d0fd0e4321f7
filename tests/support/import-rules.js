/**
 * Who may import whom (architecture, section 2). ESLint forbids it while writing, tests/safety.test.ts proves it of
 * the whole tree. `never` are patterns of what a file in `folder` must not import.
 * @type {{ folder: string, never: string[], because: string }[]}
 */
export const importRules = [
  {
    folder: 'contract',
    never: ['#app/*', '#backend/*', 'react', '@remix-run/*', 'hono'],
    because: 'the contract stands alone',
  },
  {
    folder: 'backend',
    never: ['#app/*', 'react', '@remix-run/*'],
    because: 'the backend knows the contract only',
  },
  { folder: 'app', never: ['#backend/*'], because: 'the web speaks HTTP to the backend' },
  {
    folder: 'app/domain',
    never: [
      'react',
      '@remix-run/*',
      '#app/api/*',
      '#app/server/*',
      '#app/routes/*',
      '#app/components/*',
      '#app/ui/*',
      '#app/i18n/*',
      'node:*',
    ],
    because: 'the domain is pure',
  },
  {
    folder: 'app/ui',
    never: [
      '@remix-run/*',
      'i18next',
      '#contract/*',
      '#app/api/*',
      '#app/server/*',
      '#app/routes/*',
      '#app/components/*',
      '#app/domain/*',
      '#app/i18n/*',
      '#app/paths.ts',
    ],
    because: 'the design system knows no router, domain or language',
  },
  {
    folder: 'app/components',
    never: ['#app/routes/*', '#app/api/*'],
    because: 'components are below routes',
  },
  {
    folder: 'app/api',
    never: ['#app/routes/*', '#app/components/*', '#app/ui/*', 'react'],
    because: 'the gateway is below routes',
  },
  {
    folder: 'app/server',
    never: ['#app/routes/*', '#app/components/*', '#app/ui/*'],
    because: 'the server side is below routes',
  },
  {
    folder: 'app/i18n',
    never: ['#app/routes/*', '#app/components/*', '#app/ui/*', '#app/api/*'],
    because: 'texts are below pages',
  },
];

/**
 * Whether an imported name matches a pattern: `x/*` is everything below x, `x` is x itself.
 * @param {string} specifier
 * @param {string} pattern
 */
export function matches(specifier, pattern) {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}
