import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { add, closingLine, failure, failureLines, none, readCounts } from './counts.ts'

const vitest = (passed: number, total: number, testResults: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: total, testResults })

const playwright = (stats: Record<string, number>, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

describe('the counts of a run', () => {
  test.each([
    ['all tests that passed', 'vitest', vitest(3, 3), 3, 0],
    ['failed tests', 'vitest', vitest(2, 3), 2, 1],
    [
      'a file that could not be collected',
      'vitest',
      vitest(2, 2, [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]),
      2,
      1,
    ],
    [
      'a file whose tests passed and whose teardown failed',
      'vitest',
      vitest(1, 1, [{ name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'a' }] }]),
      1,
      1,
    ],
    ['a run without a test', 'vitest', vitest(0, 0), 0, 1],
    ['a report that was never written', 'vitest', '', 0, 1],
    ['half a report', 'vitest', '{"numPassedTests": 3', 0, 1],
    ['passed flows', 'playwright', playwright({ expected: 2 }), 2, 0],
    [
      'failed, flaky and skipped flows',
      'playwright',
      playwright({ expected: 1, unexpected: 1, flaky: 1, skipped: 1 }),
      1,
      3,
    ],
    ['a server that did not start', 'playwright', playwright({}, [{ message: 'no server' }]), 0, 1],
    ['a closing line', 'closing-line', 'noise\n12 passed, 1 failed\n', 12, 1],
    ['a run that died before its closing line', 'closing-line', '12 passed, 0 failed\nKilled', 0, 1],
  ] as const)('%s', (_name, report, text, passed, failed) => {
    expect(readCounts(report, text)).toMatchObject({ passed, failed })
  })

  test('close with one plain line', () => {
    expect(closingLine({ ...none, passed: 12 })).toBe('12 passed, 0 failed')
  })

  test('name what did not pass, with the first lines of why, through every level of a run', () => {
    const inner = readCounts(
      'vitest',
      vitest(1, 4, [
        {
          name: resolve('rules/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'divides',
              failureMessages: ['\u001b[31mThe numbers differ:\u001b[39m\n\n  expected 1 to be 2\n  at line 3'],
            },
            { status: 'skipped', fullName: 'rounds', failureMessages: [] },
          ],
        },
        { name: resolve('rules/b.test.ts'), status: 'failed', message: 'no such module\n', assertionResults: [] },
      ]),
    )
    expect(inner.failures).toEqual([
      'rules/a.test.ts > divides: The numbers differ: expected 1 to be 2',
      'rules/a.test.ts > rounds: skipped',
      'rules/b.test.ts: no such module',
    ])
    const printed = ['noise', ...failureLines(inner), closingLine(inner)].join('\n')
    expect(readCounts('closing-line', printed)).toEqual(inner)
  })

  test('name the flows that did not pass, and the line that each stood at', () => {
    const result = (status: string, ...errors: unknown[]) => ({ status, results: [{ errors }] })
    const call = {
      message:
        'Error: waitForResponse: out of time\n=== logs ===\nwaiting for response\n\n> 7 | await sent\n    at a.ts:7:1',
      location: { file: 'play.spec.ts', line: 7, column: 1 },
    }
    const suites = [
      {
        suites: [
          {
            specs: [
              { file: 'play.spec.ts', title: 'plays', tests: [result('expected')] },
              { file: 'play.spec.ts', title: 'pays', tests: [result('unexpected', { message: 'Out of time.' }, call)] },
            ],
          },
        ],
      },
    ]
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [{ message: 'no server' }],
      suites,
    })
    expect(readCounts('playwright', report).failures).toEqual([
      'play.spec.ts > pays: Out of time. line 7: Error: waitForResponse: out of time waiting for response',
      'the runner: no server',
    ])
  })

  test('a run that failed altogether names no more than fits a screen', () => {
    const many = Array.from({ length: 500 }, (_, index) => failure(`step ${index}`)).reduce(add, none)
    expect(many).toMatchObject({ failed: 500, failures: { length: 20 } })
  })
})
