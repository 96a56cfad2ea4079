/** The contract table as OpenAPI 3.1. */
import * as z from 'zod/mini'
import { endpoints } from '#contract'
import { brand } from '#contract/brand'
import type { Endpoint } from '#contract/core'
import { ErrorBody } from '#contract/errors'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: unknown
}

export function openApiDocument(origin: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    ;(paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.both,
      version: '1',
      description: 'JSON over HTTPS. Errors have one shape, in the language that Accept-Language asks for.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): object {
  const { response, body, access } = endpoint
  const content =
    response &&
    ('raw' in response
      ? { [response.raw]: {}, ...(response.or && { [response.or]: {} }) }
      : { 'application/json': { schema: jsonSchema(response) } })
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Access: ${access}.${endpoint.errors ? ` May answer ${endpoint.errors.join(', ')}.` : ''}`,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.file && {
      requestBody: { required: true, content: Object.fromEntries(endpoint.file.types.map((type) => [type, {}])) },
    }),
    ...(body && {
      requestBody: {
        required: !accepts(body, undefined),
        content: { 'application/json': { schema: jsonSchema(body) } },
      },
    }),
    responses: {
      [endpoint.status ?? (response ? 200 : 204)]: { description: 'Success', ...(content && { content }) },
      ...(endpoint.revalidated && { 304: { description: 'The caller has it already: If-None-Match named its ETag' } }),
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameters(place: Parameter['in'], schema: z.ZodMiniType | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

/** What callers send; checks that JSON Schema cannot say are left to the server. */
function jsonSchema(schema: z.ZodMiniType): { properties?: Record<string, unknown>; required?: string[] } {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
}
