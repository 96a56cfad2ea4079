import { globSync, readFileSync } from 'node:fs'

/** Which files each runner takes: read by the runners' settings and by the test that no file is forgotten. */
export const unitTests = '{rules,content,contract,src,scripts,tests/conformance}/**/*.test.ts'
export const apiTests = ['server/**/*.test.ts', 'tests/api/**/*.test.ts']
/** These start the server as a process of its own, so they take minutes: `npm run test:process`, not `npm test`. */
export const processTests = ['tests/process/**/*.test.ts']
/** These are about several servers on one database, or about what stands between: the embedded database has neither. */
export const postgresOnlyTests = [
  'tests/process/chat-replicas.test.ts',
  'tests/process/kill-points.test.ts',
  'tests/process/next-version.test.ts',
  'tests/process/pooler.test.ts',
  'tests/process/slow-database.test.ts',
  'tests/process/word-replicas.test.ts',
]
export const storyFiles = '{src,stories}/**/*.stories.tsx'
export const flowFiles = 'tests/e2e/*.spec.ts'
export const pictureFiles = 'tests/visual/*.spec.ts'

/**
 * Files with `// @module-tag postgres`: calls that race, money, and what only one of the two databases does. PGlite is PostgreSQL too, so
 * whatever happens one statement at a time is proved on it alone.
 */
export const postgresTests = (): string[] =>
  globSync([...apiTests, ...processTests])
    .filter((file) => /^\/\/ @module-tag postgres$/m.test(readFileSync(file, 'utf8')))
    .sort()
