import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Colours and lengths have names; only the tokens say what a name is worth. */
const raw = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])|\b(?:rgb|hsl|oklch)a?\(|(?<![\w.])-?\d*\.?\d+px\b/gi

const files = globSync('{src,stories,.storybook}/**/*.{ts,tsx,css}')
  .filter((file) => !file.startsWith('src/design-system/tokens/'))
  .sort()

test.each(files)('%s takes colours and lengths from the tokens', (file) => {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '')
  expect(code.match(raw) ?? []).toEqual([])
})
