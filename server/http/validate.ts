/** Reads the parts of a call and checks them against the endpoint's schemas. */
import type * as z from 'zod/mini'
import type { Endpoint, FileBody } from '#contract/core'
import { isErrorCode, type ErrorCode } from '#contract/messages'
import type { Context } from 'hono'
import { readBody } from './body-limit.ts'
import { HttpError } from './errors.ts'

export async function readInput(
  endpoint: Endpoint,
  c: Context,
): Promise<{ params: unknown; query: unknown; body: unknown; file: unknown }> {
  return {
    params: endpoint.params && check(endpoint.params, c.req.param()),
    query: endpoint.query && check(endpoint.query, c.req.query()),
    body: endpoint.body && check(endpoint.body, await readJson(c)),
    file: endpoint.file && (await readFile(endpoint.file, c)),
  }
}

/** A declared type also keeps forms of other sites out: a browser asks before it sends one of these. */
async function readFile({ types }: FileBody, c: Context): Promise<Uint8Array> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type))
    throw new HttpError(types.some((each) => each.startsWith('image/')) ? 'picture_type' : 'body_type')
  return readBody(c)
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  // A cross-site form can send text/plain without asking first; JSON it cannot.
  if (!/^application\/json(\s*;|$)/i.test(c.req.header('content-type') ?? '')) throw new HttpError('json_required')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('json_broken')
  }
}

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  // Without a prototype, so that a key named __proto__ is a key like any other.
  const fields: Record<string, ErrorCode> = Object.create(null)
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'field_unknown'
    else fields[issue.path.join('.') || 'body'] ??= isErrorCode(issue.message) ? issue.message : 'field_invalid'
  }
  const codes = Object.values(fields)
  const [only] = codes
  throw new HttpError(codes.length === 1 && only ? only : 'input_invalid', { fields })
}
