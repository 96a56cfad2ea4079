import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { componentGroups } from '../../stories/docs/component-groups.ts'
import type { ComponentGroup } from '../../stories/docs/component-groups.ts'
import { statuses } from '../../stories/docs/status.ts'

const folders = globSync('src/design-system/components/*').sort()
const stories = globSync('{src,stories}/**/*.stories.tsx').sort()

describe('a design-system component', () => {
  test.each(folders)('%s has its component, story and guide', (folder) => {
    const name = basename(folder)
    const missing = ['tsx', 'stories.tsx', 'guide.tsx'].filter((ending) => !existsSync(`${folder}/${name}.${ending}`))
    expect(missing).toEqual([])
  })

  test.each(folders)('%s has a group, and its stories one status', (folder) => {
    const name = basename(folder)
    const text = readFileSync(`${folder}/${name}.stories.tsx`, 'utf8')
    const [, group] = /title: 'Design system\/(\w+)\/\w+'/.exec(text) ?? []
    expect(componentGroups[group as ComponentGroup]).toContain(name)
    const [, tags = ''] = /^(?:const meta = \{.*| {2})tags: \[(.*?)\]/m.exec(text) ?? []
    expect(statuses.filter((status) => tags.includes(`'${status}'`))).toHaveLength(1)
  })

  test('of the groups exists', () => {
    const names = Object.values(componentGroups).flat().sort()
    expect(names).toEqual(folders.map((folder) => basename(folder)))
  })

  test.each(globSync('src/design-system/components/*/*.guide.tsx').sort())('%s is shown on a page', (file) => {
    const text = readFileSync(file.replace(/guide\.tsx$/, 'stories.tsx'), 'utf8')
    expect(text).toMatch(/tags: \['autodocs', /)
    expect(text).toMatch(/parameters: \{ guide[ ,]/)
    const listed = /\n {2}variations: \{\n([\s\S]*?)\n {2}\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1])
    expect(stories).toEqual(expect.arrayContaining([...listed.matchAll(/^ {4}(\w+):/gm)].map((match) => match[1])))
  })
})

describe('a design-system component', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test|guide)\.tsx?$|sample\.tsx$|design-system\/index\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  /** The features, pages and other components that name something of the folder. */
  const usersOf = (folder: string) => {
    const own = sources.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ text }) => text)
    const exported = /export (?:const|function|\{ default as) (\w+)/g
    const names = own.flatMap((text) => [...text.matchAll(exported)].map((match) => match[1]))
    const usage = new RegExp(`\\b(?:${[...names, `components/${basename(folder)}/`].join('|')})\\b`)
    const users = sources.filter(({ file, text }) => !file.startsWith(`${folder}/`) && usage.test(text))
    return { own: own.join('\n'), users: new Set(users.map(({ file }) => file.split('/').slice(1, 3).join('/'))) }
  }

  test.each(folders)('%s has a user, and looks of its own where one feature alone uses it', (folder) => {
    const { own, users } = usersOf(folder)
    expect(users.size).toBeGreaterThan(0)
    // What a feature may not import. Designers look for all inputs in one place, so these stay too.
    const hasLooks = /from '(?:@mui|@emotion|@tanstack|\.\.\/FormField)\//.test(own)
    const isOfOneFeature = users.size === 1 && [...users].every((user) => user.startsWith('features/'))
    expect(hasLooks || !isOfOneFeature).toBe(true)
  })
})

describe('the props of a component', () => {
  const files = globSync('src/design-system/components/*/*.{ts,tsx}').filter(
    (file) => !/\.(?:stories|guide)\./.test(file),
  )
  /** The lines of a file's exported props that have no sentence above them. */
  const listSilentProps = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^export interface \w+Props\b[\s\S]*?^\}/gm)].flatMap(([text]) => {
      const lines = text.split('\n')
      return lines.filter((line, index) => /^ {2}\w+\??: /.test(line) && !lines[index - 1]?.endsWith('*/'))
    })

  test('have a sentence each, which the page of the component shows', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((file) => listSilentProps(file).map((line) => `${file}: ${line.trim()}`))).toEqual([])
  })
})

describe('a story file', () => {
  test.each(stories)('%s shows Default first', (file) => {
    const [, first] = /^export const (\w+)/m.exec(readFileSync(file, 'utf8')) ?? []
    expect(first).toBe('Default')
  })
})
