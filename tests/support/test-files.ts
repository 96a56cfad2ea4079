/** Which files each runner takes: read by the runners' settings and by the test that no file is forgotten. */
export const unitTests = '{rules,content,contract,src,scripts,tests/conformance}/**/*.test.ts'
export const apiTests = ['server/**/*.test.ts', 'tests/api/**/*.test.ts']
/** These walk every endpoint and ask who may call it, which no database answers differently: they run on PGlite alone. */
export const oneDatabaseTests = ['tests/api/access-walk.test.ts', 'tests/api/foreign-ids.test.ts']
/** These start the server as a process of its own, so they take minutes: `npm run test:process`, not `npm test`. */
export const processTests = ['tests/process/**/*.test.ts']
export const storyFiles = '{src,stories}/**/*.stories.tsx'
export const flowFiles = 'tests/e2e/*.spec.ts'
export const pictureFiles = 'tests/visual/*.spec.ts'
