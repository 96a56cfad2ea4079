/** The key pairs of the demo's Alipay: one of this application, one of the demo's gateway. Made once, kept in DATA_DIR. */
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const KeyPair = z.object({ privateKey: z.string(), publicKey: z.string() })
const DemoKeys = z.object({ app: KeyPair, alipay: KeyPair })
export type DemoKeys = z.infer<typeof DemoKeys>

const createKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

/** Where DATA_DIR holds the pairs. */
export const demoKeysFile = (dataDir: string): string => join(dataDir, 'alipay-demo.json')

/** Reads the pairs, made at the first time, readable by their owner alone. Throws when the folder cannot hold them. */
export function readDemoKeys(dataDir: string): DemoKeys {
  const file = demoKeysFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const keys: DemoKeys = { app: createKeyPair(), alipay: createKeyPair() }
    try {
      writeFileSync(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  return DemoKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
}
