import { describe, expect, test } from 'vitest'
import { closingLine, readCounts } from './counts.ts'

const vitest = (passed: number, total: number, testResults: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: total, testResults })

const playwright = (stats: Record<string, number>, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

describe('the counts of a run', () => {
  test.each([
    ['all tests that passed', 'vitest', vitest(3, 3), 3, 0],
    ['failed tests', 'vitest', vitest(2, 3), 2, 1],
    ['a file that could not be collected', 'vitest', vitest(2, 2, [{ status: 'failed', assertionResults: [] }]), 2, 1],
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
    expect(readCounts(report, text)).toEqual({ passed, failed })
  })

  test('close with one plain line', () => {
    expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed')
  })
})
