/** Which files each runner takes: read by the runners' settings and by the test that no file is forgotten. */
export const unitTests = '{rules,content,contract,src,scripts,tests/conformance}/**/*.test.ts'
export const apiTests = ['server/**/*.test.ts', 'tests/api/**/*.test.ts']
export const storyFiles = '{src,stories}/**/*.stories.tsx'
export const flowFiles = 'tests/e2e/*.spec.ts'
export const pictureFiles = 'tests/visual/*.spec.ts'
