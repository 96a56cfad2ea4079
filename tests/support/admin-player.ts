/** Administrators of the server under test. */
import { execFileSync } from 'node:child_process'

/** The operator makes the administrator in the folder of that server. */
const dataDir = process.env.E2E_DATA_DIR ?? 'test-results/data'

/** Makes an account an administrator, as the operator does; it counts from the next call on. */
export function grantAdmin(email: string): void {
  execFileSync(process.execPath, ['server/cli/admin.ts', 'grant', email], {
    env: { ...process.env, APP_ENV: 'demo', DATA_DIR: dataDir },
  })
}
