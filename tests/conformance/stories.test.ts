import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement, isValidElement } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLanguage } from '#contract/locales'

type Args = Record<string, unknown>

/** What a file of stories says of all its stories, and of each. */
interface Annotations {
  args?: Args
  argTypes?: Record<string, { control?: unknown } | undefined>
  parameters?: Record<string, unknown> & { controls?: { disable?: boolean } }
  render?: (args: Args, context: object) => ReactNode
}

interface StoriesFile {
  default: Annotations & { component?: unknown }
  [story: string]: Annotations
}

const files = globSync('src/design-system/components/*/*.stories.tsx').sort()
const modules = new Map<string, StoriesFile>()

const fileOf = (path: string): StoriesFile => {
  const module = modules.get(path)
  if (!module) throw new TypeError(`${path} is not loaded`)
  return module
}

/** The stories of a file that a person can change, which is all but the picture of all states. */
const storiesOf = (path: string) =>
  Object.entries(fileOf(path)).filter(([name]) => name !== 'default' && name !== 'AllStates')

/** Calls a render function as React does, so that it may have hooks, and draws nothing of what it returns. */
function runRender(render: NonNullable<Annotations['render']>, args: Args, context: object): void {
  const Run: FunctionComponent = () => void render(args, context)
  renderToStaticMarkup(createElement(Run))
}

/** The args whose controls change nothing, because the story's `render` never reads them. */
function listUnreadArgs(meta: Annotations, story: Annotations): string[] {
  const render = story.render ?? meta.render
  const parameters = { ...meta.parameters, ...story.parameters }
  if (!render || parameters.controls?.disable) return []
  const args = { ...meta.args, ...story.args }
  const read = new Set<string | symbol>()
  const watched = new Proxy(args, {
    get: (target, name) => {
      read.add(name)
      return Reflect.get(target, name) as unknown
    },
  })
  runRender(render, watched, { args: watched, parameters, globals: { locale: defaultLanguage } })
  const argTypes = { ...meta.argTypes, ...story.argTypes }
  return Object.keys(args).filter((name) => !read.has(name) && argTypes[name]?.control !== false)
}

/** `storybook/test` takes the place of the runner's `expect`, which counts assertions. */
const runnerExpect = Symbol.for('expect-global')

beforeAll(async () => {
  const own: unknown = Reflect.get(globalThis, runnerExpect)
  for (const path of files) modules.set(path, (await import(/* @vite-ignore */ resolve(path))) as StoriesFile)
  Reflect.set(globalThis, runnerExpect, own)
}, 120_000)

describe("a component's stories", () => {
  test.each(files)('%s have their component, and Default has args', (path) => {
    const { default: meta, Default } = fileOf(path)
    expect(meta.component).toBeTruthy()
    const hasProps = typeof meta.component !== 'function' || meta.component.length > 0
    expect(Object.keys({ ...meta.args, ...Default?.args }).length > 0).toBe(hasProps)
  })

  test.each(files)('%s show in the panel of actions what a press calls', (path) => {
    const { default: meta } = fileOf(path)
    const handlers = storiesOf(path).flatMap(([, { args }]) =>
      Object.entries({ ...meta.args, ...args }).filter(([name]) => /^on[A-Z]/.test(name)),
    )
    expect(handlers.filter(([, handler]) => !Reflect.has(handler as object, 'mock'))).toEqual([])
  })

  test.each(files)('%s offer no controls for all states, which no args change', (path) => {
    expect(fileOf(path)['AllStates']?.parameters?.controls?.disable).toBe(true)
  })

  test.each(files)('%s offer no control for what only code can write', (path) => {
    const { default: meta } = fileOf(path)
    const elements = storiesOf(path).flatMap(([name, story]) => {
      const argTypes = { ...meta.argTypes, ...story.argTypes }
      if ({ ...meta.parameters, ...story.parameters }.controls?.disable) return []
      return Object.entries({ ...meta.args, ...story.args })
        .filter(([arg, value]) => isValidElement(value) && argTypes[arg]?.control !== false)
        .map(([arg]) => `${name}: ${arg}`)
    })
    expect(elements).toEqual([])
  })

  test.each(files)('%s follow their controls', (path) => {
    const { default: meta } = fileOf(path)
    const unread = storiesOf(path).map(([name, story]) => [name, listUnreadArgs(meta, story)] as const)
    expect(unread.filter(([, args]) => args.length > 0)).toEqual([])
  })
})
