/** What an endpoint is. Server routes, the client's calls, OpenAPI and the tests' mocks all come from objects of this shape. */
import type * as z from 'zod/mini'

/** Who may call: everyone, anyone with a session (guests too), signed-in learners, admins. */
export type Access = 'public' | 'guest' | 'user' | 'admin'

/** A schema of the contract with what it takes and gives, for forms. */
export type Schema<Out, In> = z.ZodMiniType<Out, In>

/** Name of a row in contract/limits.ts. */
export type { LimitName } from './limits.ts'
import type { LimitName } from './limits.ts'
import type { ErrorCode } from './messages.ts'

/** An answer that is not one JSON value: a page, a sound, or a stream of server-sent events. */
export interface RawResponse {
  readonly raw:
    | 'text/html'
    | 'text/plain'
    | 'text/csv'
    | 'application/json'
    | 'text/event-stream'
    | 'application/zip'
    | 'audio/wav'
    | 'image/webp'
  /** What the caller may ask for in its place. */
  readonly or?: 'audio/mpeg'
}

/** A file as the whole body of a call. */
export interface FileBody {
  /** Content types that may be declared; what the bytes really are, the server finds out. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with parameters in braces, as in OpenAPI: '/api/runs/{id}'. */
  readonly path: string
  readonly access: Access
  readonly limit: LimitName
  /** One sentence for the API page. */
  readonly summary: string
  /** Status of success; 200 when left out. */
  readonly status?: 200 | 201 | 202 | 204
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The answer changes seldom: browsers keep it and ask whether it is still so (ETag). It holds nothing that a shared device must not keep. */
  readonly revalidated?: true
  /** Bound of a body in bytes, where it is more than the usual one. Its path has no parameters. */
  readonly maxBytes?: number
  /** In place of `body`: one file. Its path has no parameters. */
  readonly file?: FileBody
  /** The JSON answer; left out for 204. */
  readonly response?: z.ZodMiniType | RawResponse
  /** Codes this endpoint may answer besides those of validation, session and limits. */
  readonly errors?: readonly ErrorCode[]
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec

type Parsed<S, Absent> = S extends z.ZodMiniType ? z.output<S> : Absent
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler receives, after validation. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Parsed<E['params'], undefined>
  readonly query: Parsed<E['query'], undefined>
  readonly body: Parsed<E['body'], undefined>
  readonly file: E['file'] extends FileBody ? Uint8Array<ArrayBuffer> : undefined
}

type Part<K extends string, S> = S extends z.ZodMiniType
  ? Partial<Record<string, never>> extends Given<S>
    ? { readonly [P in K]?: Given<S> }
    : { readonly [P in K]: Given<S> }
  : { readonly [P in K]?: undefined }

/** What a caller gives: only the parts that the endpoint names. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E['file'] extends FileBody ? { readonly file: Blob } : { readonly file?: undefined })

/** What a caller gets back. */
export type Output<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.output<E['response']> : undefined
