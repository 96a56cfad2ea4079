/** Configuration: the only reader of process.env. Read once; a wrong value refuses the start, by name. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { backupBucketOf } from './env-backups.ts'
import { storageOf, type S3Settings } from './env-storage.ts'
import { smsOf, smtpOf, type SmsSettings, type SmtpSettings } from './env-messages.ts'
import { paymentsOf, type PaymentSettings } from './env-payments.ts'
import { aiOf, type AiSettings } from './env-ai.ts'
import { scorerOf, type ScorerSettings } from './env-scorer.ts'
import { ttsOf, type TtsSettings } from './env-voice.ts'
import { readGeneratedSecret } from './secret.ts'
import { isServerUrl } from './server-url.ts'

const optional = z.optional(z.string().check(z.minLength(1)))
const integer = (fallback: number, minimum: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), fallback)

const bucketName = z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)))

/** Contacts that nobody has: they say so, and the domain is reserved for examples. */
const DEMO_SUPPORT = { wechat: 'demo-only-no-contact', email: 'demo-only@support.example' } as const

const Variables = z.object({
  APP_ENV: z._default(z.enum(['demo', 'production']), 'demo'),
  HOST: optional,
  PORT: integer(3000, 0, 65_535),
  DATA_DIR: optional,
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_DIRECT_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_REPLICA_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: integer(10, 2, 100),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  APP_SECRET: z.optional(z.string().check(z.minLength(32))),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12))),
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  SHORT_HOSTS: z._default(z.string(), ''),
  SUPPORT_WECHAT: optional,
  SUPPORT_EMAIL: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_JWKS_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://www.googleapis.com/oauth2/v3/certs'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.email()),
  SMS_PROVIDER: z.optional(z.enum(['aliyun', 'tencent'])),
  SMS_KEY_ID: optional,
  SMS_KEY_SECRET: optional,
  SMS_SIGN_NAME: optional,
  SMS_TEMPLATE: optional,
  SMS_NOTICE_TEMPLATE: optional,
  SMS_APP_ID: optional,
  SMS_CODES_PER_HOUR: integer(1000, 1, 1_000_000),
  SMS_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_DAILY_LIMIT: integer(2000, 0, 10_000_000),
  TTS_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TTS_API_KEY: optional,
  TTS_MODEL: optional,
  TTS_VOICE_US: optional,
  TTS_VOICE_UK: optional,
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: bucketName,
  S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z._default(z.enum(['on', 'off']), 'on'),
  BACKUP_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  BACKUP_S3_BUCKET: bucketName,
  BACKUP_S3_REGION: optional,
  BACKUP_S3_ACCESS_KEY_ID: optional,
  BACKUP_S3_SECRET_ACCESS_KEY: optional,
  BACKUP_S3_PATH_STYLE: z.optional(z.enum(['on', 'off'])),
  SCORER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SCORER_KEY: optional,
  SCORER_LANGUAGE: z._default(z.enum(['en-US', 'en-GB']), 'en-US'),
  PUSH_SERVICE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAYMENTS_MODE: z.optional(z.enum(['demo', 'live'])),
  PROMO_PRICE_USD: optional,
  ALIPAY_APP_ID: optional,
  ALIPAY_PRIVATE_KEY: optional,
  ALIPAY_PUBLIC_KEY: optional,
  ALIPAY_SELLER_ID: optional,
  ALIPAY_GATEWAY: z._default(z.url({ protocol: /^https?$/ }), 'https://openapi.alipay.com/gateway.do'),
  ALIPAY_CNY_PER_USD: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.stripe.com'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  DEV_OUTBOX_TOKEN: z.optional(z.string().check(z.minLength(16))),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
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
  /** PostgreSQL itself, where `databaseUrl` is a pooler: for LISTEN, migrations and session locks. */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica, for reads that may be some seconds old. */
  readonly databaseReplicaUrl: string | undefined
  readonly databasePool: number
  /** Counts limits over all servers; undefined: each server counts floods by itself, and guesses in the database. */
  readonly redisUrl: string | undefined
  readonly secret: string
  /** The secret was made here and is kept in DATA_DIR: backups take it along. */
  readonly isSecretGenerated: boolean
  /** Encrypts a generated secret in backups, and all that goes into their bucket. */
  readonly backupPassphrase: string | undefined
  /** Null: backups stay in DATA_DIR. */
  readonly backupBucket: S3Settings | null
  /** Address of the site as people see it, without a slash at the end. */
  readonly origin: string
  readonly shortHosts: readonly string[]
  readonly support: { readonly wechat: string | null; readonly email: string | null }
  readonly googleClientId: string | null
  /** Where Google publishes the keys that its tokens are signed with. */
  readonly googleKeys: URL
  /** Null: mails are not sent, only kept in a demo's outbox. */
  readonly smtp: SmtpSettings | null
  /** Null: text messages are not sent, only kept in a demo's outbox. */
  readonly sms: SmsSettings | null
  /** The most codes that are sent to all phones together in an hour. */
  readonly smsCodesPerHour: number
  /** Null: word information is the dictionary's, and topics name the groups. */
  readonly ai: AiSettings | null
  /** Null: words are spoken by what is installed here. */
  readonly tts: TtsSettings | null
  /** Null: recordings are files in DATA_DIR. */
  readonly s3: S3Settings | null
  /** Null: recordings are scored by what is installed here. */
  readonly scorer: ScorerSettings | null
  /** Origin of a push service besides those of the browsers; null for none. */
  readonly pushService: string | null
  readonly payments: PaymentSettings
  readonly outboxToken: string | undefined
  /** Opens the metrics from elsewhere. */
  readonly metricsToken: string | undefined
  /** Where traces are sent; undefined sends none. */
  readonly tracesEndpoint: string | undefined
  /** False: browsers remove the service worker that they have installed. */
  readonly hasServiceWorker: boolean
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
  const payments = paymentsOf(values)
  const s3 = storageOf(values)
  if ('fault' in payments) throw new EnvError(payments.fault)
  if (s3 && 'fault' in s3) throw new EnvError(s3.fault)
  const backupBucket = backupBucketOf(values)
  if (backupBucket && 'fault' in backupBucket) throw new EnvError(backupBucket.fault)
  const ai = aiOf(values)
  if (ai && 'fault' in ai) throw new EnvError(ai.fault)
  const scorer = scorerOf(values)
  if (scorer && 'fault' in scorer) throw new EnvError(scorer.fault)
  const tts = ttsOf(values)
  if (tts && 'fault' in tts) throw new EnvError(tts.fault)
  const smtp = smtpOf(values)
  if (smtp && 'fault' in smtp) throw new EnvError(smtp.fault)
  const sms = smsOf(values)
  if (sms && 'fault' in sms) throw new EnvError(sms.fault)
  const dataDir = resolve(values.DATA_DIR ?? '.data')
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (values[name] && !isServerUrl(values[name]))
      throw new EnvError(
        `${name} cannot be used: write postgres://user:password@host:5432/name, with signs such as @ : / % in user and password as %40 %3A %2F %25.`,
      )
  if (values.REDIS_URL && !isServerUrl(values.REDIS_URL))
    throw new EnvError('REDIS_URL cannot be used: write redis://user:password@host:6379, or rediss:// for TLS.')
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (values[name] && !values.DATABASE_URL) throw new EnvError(`${name} needs DATABASE_URL.`)
  return {
    mode: values.APP_ENV,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    secret: values.APP_SECRET ?? secretIn(dataDir),
    isSecretGenerated: values.APP_SECRET === undefined,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    backupBucket,
    origin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    shortHosts: values.SHORT_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    support: {
      wechat: values.SUPPORT_WECHAT ?? (production ? null : DEMO_SUPPORT.wechat),
      email: values.SUPPORT_EMAIL ?? (production ? null : DEMO_SUPPORT.email),
    },
    googleClientId: values.GOOGLE_CLIENT_ID ?? null,
    googleKeys: new URL(values.GOOGLE_JWKS_URL),
    smtp,
    sms,
    smsCodesPerHour: values.SMS_CODES_PER_HOUR,
    ai,
    tts,
    s3,
    scorer,
    pushService: values.PUSH_SERVICE_URL ? new URL(values.PUSH_SERVICE_URL).origin : null,
    payments,
    outboxToken: values.DEV_OUTBOX_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

function secretIn(dataDir: string): string {
  assertDataDir(dataDir)
  return readGeneratedSecret(dataDir)
}

/** Makes the data folder where it is missing. Throws EnvError unless it is a folder that this process can write into. */
export function assertDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new EnvError(
      `DATA_DIR cannot be used (${code}): it must name a folder that this user can write into, or one that can be made. It is ${dataDir}.`,
      { cause },
    )
  }
}
