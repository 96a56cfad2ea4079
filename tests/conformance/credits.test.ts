import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { credits } from '../../src/features/about/model/credits.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> }

/** The works of NOTICE, a paragraph each after the two about ourselves: `Name (package one)`, `Name (packages one and two, a remark)`. */
const works = readFileSync('NOTICE', 'utf8')
  .split('\n\n')
  .slice(2)
  .map((paragraph) => {
    const [heading = ''] = paragraph.split('\n')
    const [, name = heading, rest = ''] = /^(.+?) \(packages? ([^)]*)\)$/.exec(heading) ?? []
    return { name, packages: rest.replace(/,.*/, '').split(' and ') }
  })

test('/about credits the works of NOTICE, in its order', () => {
  expect(credits.map(({ name }) => name)).toEqual(works.map(({ name }) => name))
})

test('the packages that NOTICE names are installed', () => {
  const shapes = works.flatMap((work) => work.packages.map((name) => `node_modules/${name}`))
  const isLocked = (shape: string) =>
    Object.keys(packages).some((name) => (shape.endsWith('*') ? name.startsWith(shape.slice(0, -1)) : name === shape))
  expect(shapes.length).toBeGreaterThan(10)
  expect(shapes.filter((shape) => !isLocked(shape))).toEqual([])
})
