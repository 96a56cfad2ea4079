/**
 * Photographs the stories and compares them with the approved pictures:
 * `npm run test:visual [-- --update] [-- -g <words of a title>]`. Ends with one closing line, and with a report for people.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runSteps } from '../../scripts/steps.ts'
import type { Step } from '../../scripts/steps.ts'
import { chromium } from '../../scripts/system.ts'
import { packPictures, unpackPictures } from './packing.ts'
import { approved, baselines, readStories, report, scratch, storybook } from './places.ts'
import { pictureFile, shotsOf } from './selection.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const told = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const [version = 'unknown'] = /\d[\d.]+/.exec(told) ?? []
const versionFile = join(approved, 'chromium.txt')
const approvedVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined

/** Chromium's branch, such as 156.0.8078: only the last number of its version differs within one, and its releases draw letters alike. */
const branchOf = (full: string) => full.split('.').slice(0, 3).join('.')
const isSameBranch = approvedVersion !== undefined && branchOf(approvedVersion) === branchOf(version)

/** A Storybook that somebody has built already is photographed as it is. */
const isBuilt = process.env.VISUAL_STORYBOOK !== undefined

const update = process.argv.includes('--update')
const words = process.argv.slice(2).filter((word) => word !== '--update')

/** Builds the Storybook of a checkout, without what pictures do not show. */
const build = (checkout: string, folder: string): Step => ({
  name: 'Storybook',
  command: ['env', '-C', checkout, 'storybook', 'build', '--test', '--quiet', '-o', folder],
  // A build that fails must not leave an older one to be photographed.
  prepare: () => rmSync(folder, { recursive: true, force: true }),
})

const settings = ['-c', 'tests/visual/playwright.config.ts']
const photograph = (name: string, environment: string[], options: string[]): Step => ({
  name,
  command: ['env', ...environment, 'playwright', 'test', ...settings, ...options, ...words],
  report: 'playwright',
})

/** Takes every picture as approved, and drops those of stories that are gone. */
async function renew(): Promise<number> {
  if (words.length > 0 && !isSameBranch) {
    say(`Chromium ${version} is not the ${approvedVersion ?? 'one'} of the other pictures: renew them all.`)
    return 1
  }
  await unpackPictures(approved, baselines)
  const code = await runSteps([build('.', storybook), photograph('pictures', [], ['--update-snapshots=changed'])])
  const current = readStories(storybook).flatMap((story) =>
    Object.keys(shotsOf(story)).map((shot) => pictureFile(story, shot)),
  )
  if (current.length === 0) return 1
  await packPictures(baselines, approved, current)
  writeFileSync(versionFile, `${version}\n`)
  return code
}

/** A Chromium of another branch draws letters otherwise: the commit that was approved is photographed with it, and that is compared with. */
async function compareWithCommit(): Promise<number> {
  const git = (...order: string[]) => execFileSync('git', order, { encoding: 'utf8' }).trim()
  const commit = git('log', '-1', '--format=%h', '--', relative('.', approved))
  say(
    `Chromium is ${version}, the approved pictures are of ${approvedVersion}. They are taken anew from commit ${commit}.`,
  )
  const checkout = join(scratch, 'approved')
  const then = { VISUAL_STORYBOOK: join(scratch, 'approved-storybook'), VISUAL_BASELINES: join(scratch, 'baselines') }
  const environment = Object.entries(then).map(([name, value]) => `${name}=${value}`)
  const clear = () => {
    for (const folder of [checkout, then.VISUAL_BASELINES]) rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  clear()
  git('worktree', 'add', '--detach', checkout, commit)
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'))
  try {
    const before = [
      build(checkout, then.VISUAL_STORYBOOK),
      photograph('approved', environment, ['--update-snapshots=all']),
    ]
    if ((await runSteps(before)) !== 0) return 1
    return await runSteps([build('.', storybook), photograph('pictures', environment.slice(1), [])])
  } finally {
    clear()
  }
}

async function compare(): Promise<number> {
  await unpackPictures(approved, baselines)
  return runSteps([...(isBuilt ? [] : [build('.', storybook)]), photograph('pictures', [], [])])
}

if (!update) say(`A picture that differs is shown in ${relative('.', join(report, 'index.html'))}`)
process.exit(await (update ? renew() : approvedVersion && !isSameBranch ? compareWithCommit() : compare()))
