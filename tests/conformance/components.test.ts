import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const folders = globSync('src/design-system/components/*').sort()
const stories = globSync('{src,stories}/**/*.stories.tsx').sort()

/** One skeleton for all pages, so that a designer finds every answer in the same place. */
const headings = ['When to use', 'Do / Do not', 'Variations', 'Accessibility', 'Content']

describe('a design-system component', () => {
  test.each(folders)('%s has its component, story and page', (folder) => {
    const name = basename(folder)
    const missing = ['tsx', 'stories.tsx', 'mdx'].filter((ending) => !existsSync(`${folder}/${name}.${ending}`))
    expect(missing).toEqual([])
  })

  test.each(globSync('src/design-system/components/*/*.mdx').sort())('%s follows the skeleton', (page) => {
    const text = readFileSync(page, 'utf8')
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(headings)
    expect(text).toContain(`# ${basename(page, '.mdx')}\n`)
    expect(text).toMatch(/<Canvas of=\{\w+\.Default\}/)
    expect(text).toMatch(/<Controls of=\{\w+\.Default\}/)
  })
})

describe('a story file', () => {
  test.each(stories)('%s shows Default first', (file) => {
    const [, first] = /^export const (\w+)/m.exec(readFileSync(file, 'utf8')) ?? []
    expect(first).toBe('Default')
  })
})
