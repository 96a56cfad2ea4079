/** Configuration: the only reader of process.env. Read once; a wrong value refuses the start, by name. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const optional = z.optional(z.string().check(z.minLength(1)))
const integer = (fallback: number, minimum: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), fallback)

const Variables = z.object({
  APP_ENV: z._default(z.enum(['demo', 'production']), 'demo'),
  HOST: optional,
  PORT: integer(3000, 0, 65_535),
  DATA_DIR: optional,
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: integer(10, 2, 100),
  APP_SECRET: z.optional(z.string().check(z.minLength(32))),
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  SHORT_HOSTS: z._default(z.string(), ''),
  SUPPORT_WECHAT: optional,
  SUPPORT_EMAIL: optional,
  GOOGLE_CLIENT_ID: optional,
  DEV_OUTBOX_TOKEN: z.optional(z.string().check(z.minLength(16))),
  RATE_LIMIT_SCALE: z._default(z.coerce.number().check(z.positive(), z.maximum(100_000)), 1),
  /** How many proxies in front of the server are ours; 0 believes no forwarding header. */
  TRUST_PROXY: integer(0, 0, 5),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
})

export interface Env {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly secret: string
  /** Address of the site as people see it, without a slash at the end. */
  readonly origin: string
  readonly shortHosts: readonly string[]
  readonly support: { readonly wechat: string | null; readonly email: string | null }
  readonly googleClientId: string | null
  readonly outboxToken: string | undefined
  readonly rateLimitScale: number
  readonly trustProxy: number
  readonly logLevel: string
}

/** A setting that cannot be used; the message names the variable and never its value. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Reads and checks the variables. Throws EnvError with every fault at once. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(filled)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new EnvError(`These settings cannot be used: ${names.join(', ')}. See .env.example for what each may hold.`)
  }
  const values = parsed.data
  const production = values.APP_ENV === 'production'
  if (production) {
    const missing = [
      ...(values.APP_SECRET ? [] : ['APP_SECRET']),
      ...(values.PUBLIC_ORIGIN ? [] : ['PUBLIC_ORIGIN']),
      ...(values.DATABASE_URL || values.DATA_DIR ? [] : ['DATABASE_URL (or DATA_DIR for the embedded database)']),
    ]
    if (missing.length) throw new EnvError(`APP_ENV=production needs ${missing.join(', ')}.`)
  }
  const dataDir = resolve(values.DATA_DIR ?? '.data')
  return {
    mode: values.APP_ENV,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    secret: values.APP_SECRET ?? generatedSecret(dataDir),
    origin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    shortHosts: values.SHORT_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    support: { wechat: values.SUPPORT_WECHAT ?? null, email: values.SUPPORT_EMAIL ?? null },
    googleClientId: values.GOOGLE_CLIENT_ID ?? null,
    outboxToken: values.DEV_OUTBOX_TOKEN,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

/** A demo makes its own secret once and keeps it beside its data, readable by its owner alone. */
function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  return readFileSync(file, 'utf8')
}
