import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { storyFiles } from '#tests/test-files'
import { displayModes } from '../../src/design-system/tokens/color.ts'
import { languages } from '#contract/locales'
import { pictureFile, shotsOf } from '../visual/selection.ts'

/** Stories as Storybook itself finds them, without building it. */
const storiesOf = (file: string) => {
  const makeTitle = (title = '') => title
  const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle }).parse()
  return indexInputs.map(({ __id: id = '', title = '', name = '', tags = [] }) => ({
    id,
    title,
    name,
    hasPlay: tags.includes('play-fn'),
  }))
}

const stories = globSync(storyFiles).flatMap(storiesOf)
const wanted = stories.flatMap((story) => Object.keys(shotsOf(story)).map((shot) => pictureFile(story, shot)))

describe('the stories of a component', () => {
  test.each(globSync('src/design-system/components/*/*.stories.tsx').sort())('%s end with all states', (file) => {
    const text = readFileSync(file, 'utf8')
    const [, listed = ''] = /\nexport const AllStates: Story = \{[\s\S]*?allStates\(\{([^}]*)\}/.exec(text) ?? []
    const others = [...text.matchAll(/^export const (\w+)/gm)]
      .map((match) => match[1])
      .filter((name) => name !== 'AllStates')
    expect(listed.match(/\w+(?!\w*:)/g)?.filter((name) => name !== 'meta')).toEqual(others)
  })
})

test('every story can fail: it plays something, or has a picture', () => {
  // A component's stories are all in the picture of its states, as the tests above prove.
  const others = stories.filter(({ title }) => !title.startsWith('Design system/'))
  const idle = others.filter((story) => !story.hasPlay && Object.keys(shotsOf(story)).length === 0)
  expect(idle.map(({ id }) => id)).toEqual([])
})

describe('the approved pictures', () => {
  const folder = 'tests/visual/baselines'
  const packed = globSync('*/*', { cwd: folder })
  const found = packed.map((file) => file.replace(/webp$/, 'png'))

  test('show stories that exist', () => {
    expect(found.filter((file) => !wanted.includes(file))).toEqual([])
  })

  test('show every display mode in every language', () => {
    const shots = stories.flatMap((story) => Object.values(shotsOf(story)))
    const pairs = displayModes.flatMap((mode) => languages.map((language) => `${language} ${mode}`))
    expect(new Set(shots.map(({ locale, displayMode }) => `${locale} ${displayMode}`))).toEqual(new Set(pairs))
  })

  test('are complete', () => {
    expect(wanted.filter((file) => !found.includes(file))).toEqual([])
  })

  test('are light enough for the repository', () => {
    const bytes = packed.map((file) => readFileSync(`${folder}/${file}`).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12e6)
  })

  test('differ from each other: two that are the same catch no more than one', () => {
    const digest = (file: string) =>
      createHash('sha256')
        .update(readFileSync(`${folder}/${file}`))
        .digest('hex')
    const same = [...Map.groupBy(packed, digest).values()].filter((files) => files.length > 1)
    expect(same).toEqual([])
  })
})

describe('Chromatic', () => {
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>

  test('fails on changes that nobody approved', () => {
    const settings = readJson('chromatic.config.json')
    expect(settings).toMatchObject({ exitZeroOnChanges: false, exitOnceUploaded: false })
    expect(settings).not.toHaveProperty('autoAcceptChanges')
    // A flag would win over the file.
    expect(readJson('package.json').scripts?.chromatic).toBe('chromatic')
  })
})
