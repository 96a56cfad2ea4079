import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromium } from '../../scripts/system.ts'
import { baselines, report, scratch } from './places.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(scratch, 'results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  // A picture that nobody approved is a failure, not a new baseline.
  updateSnapshots: 'none',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: join(baselines, '{arg}{ext}'),
      // One step of 256 may be another processor's rounding; a colour two steps away is seen.
      threshold: 0.005,
      // The rims of rounded shadows may fall differently by a pixel or two each, eight at most so far; the least change of a layout moves a
      // hundred.
      maxDiffPixels: 12,
    },
  },
  reporter: [
    ['dot'],
    ['html', { outputFolder: report, open: 'never' }],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(scratch, 'report.json') }],
  ],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--disable-sync',
      ],
      // Letters are drawn the same whatever the machine's own settings and fonts are.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
    },
  },
})
