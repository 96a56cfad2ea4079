import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStepOutputs } from './step-output.ts'
import { runSteps, type Step } from './steps.ts'

let folder: string
let printed: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-steps-'))
  printed = ''
  const keep = (text: unknown) => ((printed += String(text)), true)
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(console, 'log').mockImplementation((text) => void keep(`${text}\n`))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A step that writes its name to a log when it begins and when it ends; with `until` it waits for that line of another step. */
function step(name: string, rest: Partial<Step> = {}, until?: string): Step {
  const log = join(folder, 'log')
  const wait = until ? `until grep -qx '${until}' ${log}; do sleep 0.02; done;` : 'sleep 0.2;'
  return {
    name,
    command: ['sh', '-c', `echo 'begin ${name}' >> ${log}; ${wait} echo 'end ${name}' >> ${log}`],
    ...rest,
  }
}
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
// A step that is no test runner counts only when it fails.
const passed: Step = {
  name: 'a runner',
  command: ['echo', '1 passed, 0 failed'],
  report: 'closing-line',
}

test('steps run one after the other unless told otherwise', async () => {
  await runSteps([step('a'), step('b')])
  expect(log()).toEqual(['begin a', 'end a', 'begin b', 'end b'])
})

test('two at once: the second begins while the first runs, the third when one of them has ended', async () => {
  await runSteps([step('a', {}, 'begin b'), step('b', {}, 'begin c'), step('c')], 2)
  const lines = log()
  expect(lines.indexOf('begin b')).toBeLessThan(lines.indexOf('end a'))
  expect(lines.indexOf('begin c')).toBeGreaterThan(lines.indexOf('end a'))
})

test('a step that must be alone waits for those before it, and those behind it wait for its end', async () => {
  await runSteps([step('a'), step('alone', { alone: true }), step('b')], 2)
  expect(log()).toEqual(['begin a', 'end a', 'begin alone', 'end alone', 'begin b', 'end b'])
})

test('what mostly waits runs beside the one step that it names, and no other that must be alone', async () => {
  const waits = step('waits', { beside: 'alone' }, 'end alone')
  await runSteps([waits, step('alone', { alone: true }, 'begin waits'), step('measured', { alone: true })], 2)
  expect(log()).toEqual(['begin waits', 'begin alone', 'end alone', 'end waits', 'begin measured', 'end measured'])
})

test('a failure fails the whole and is named, also beside a step that passes', async () => {
  expect(await runSteps([{ name: 'bad', command: ['sh', '-c', 'exit 3'] }, passed], 2)).toBe(1)
  expect(printed).toContain('NOT PASSED  bad: exit 3')
  expect(printed).toMatch(/1 passed, 1 failed\n$/)
  expect(await runSteps([passed], 2)).toBe(0)
})

test('a step that is no runner says by what error it failed', async () => {
  const command = ['sh', '-c', 'printf "a.ts:3\\nError: nothing answers\\n    at start\\n" >&2; exit 1']
  expect(await runSteps([{ name: 'load', command }, passed])).toBe(1)
  expect(printed).toContain('NOT PASSED  load: exit 1: Error: nothing answers')
})

test.each([
  [
    'an error that nobody caught',
    '== Unhandled Errors ==\\n\\n== Unhandled Rejection ==\\nTypeError: no such part\\n > a.ts:3',
    'TypeError: no such part',
  ],
  [
    'an error at its end',
    'a.ts:3\\nError: ENOTEMPTY: directory not empty\\n    at rmSync',
    'Error: ENOTEMPTY: directory not empty',
  ],
])('a runner that fails beside its tests says by what: %s', async (_name, said, told) => {
  const command = ['sh', '-c', `printf '${said}' >&2; echo '3 passed, 0 failed'; exit 1`]
  expect(await runSteps([{ name: 'stories', command, report: 'closing-line' }])).toBe(1)
  expect(printed).toContain(`NOT PASSED  stories: the runner itself, exit 1: ${told}`)
  expect(printed).toMatch(/3 passed, 1 failed\n$/)
})

test('what steps print side by side is shown one after the other, the first as it goes', () => {
  const shown: string[] = []
  const openOutput = createStepOutputs((text) => void shown.push(text))
  const [first, second, third] = [openOutput(), openOutput(), openOutput()]
  first.write('a1 ')
  second.write('b1 ')
  expect(shown.join('')).toBe('a1 ')
  second.write('b2 ')
  second.end()
  third.write('c1 ')
  first.write('a2 ')
  first.end()
  expect(shown.join('')).toBe('a1 a2 b1 b2 c1 ')
  third.write('c2')
  expect(shown.join('')).toBe('a1 a2 b1 b2 c1 c2')
})
