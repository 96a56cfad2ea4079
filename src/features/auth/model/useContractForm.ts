import { useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Control, DefaultValues, FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Schema } from '#contract/core'
import { isMessageCode } from '#contract/messages'
import type { MessageCode } from '#contract/messages'
import { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { textOf } from './text-of.ts'

interface Setup<In extends FieldValues, Out extends FieldValues> {
  /** The body of the call, from the contract. */
  schema: Schema<Out, In>
  defaults: DefaultValues<In>
  /** Carries the form out. What it throws becomes the words of the form. */
  submit: (values: Out) => Promise<void>
  /** Refusals that lead on instead of being said, by their code. */
  refused?: Readonly<Partial<Record<MessageCode, () => void>>>
  /** Said when something fails without words of its own. */
  fallback: MessageCode
}

export interface ContractForm<In extends FieldValues, Out extends FieldValues> {
  /** Name, handlers and fault of a field, to spread on its component. */
  field: (name: FieldPath<In>) => UseFormRegisterReturn & { error: string | undefined }
  values: () => In
  /** For `useWatch`, where what is typed shows elsewhere. */
  control: Control<In, unknown, Out>
  /** Checks one field before a step that is not the last, such as asking for a code. */
  check: (name: FieldPath<In>) => Promise<boolean>
  /** Says what is wrong with a field. */
  blame: (name: FieldPath<In>, fault: MessageCode) => void
  /** Says why a call was refused; fields that the answer names say it themselves. */
  refuse: (error: unknown, fallback?: MessageCode) => void
  /** Everything that is wrong, in words; for the error box. */
  faults: readonly string[]
  /** Code of the answer that refused the form. */
  refusal: string | undefined
  submitting: boolean
  onSubmit: (event: FormEvent) => void
}

/** A form whose rules are the contract's and whose faults stand beside their fields and together in the error box. */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  setup: Setup<In, Out>,
): ContractForm<In, Out> {
  const language = useLanguage()
  const [refusal, setRefusal] = useState<{ code: string; message: string }>()
  const form = useForm<In, unknown, Out>({
    // Compiling a schema needs eval, which the content policy refuses and reports.
    resolver: zodResolver(setup.schema, { jitless: true }),
    defaultValues: setup.defaults,
  })
  const { errors, isSubmitting } = form.formState

  const refuse = (error: unknown, fallback = setup.fallback) => {
    if (!(error instanceof ApiError)) return setRefusal({ code: fallback, message: fallback })
    const leadOn = isMessageCode(error.code) ? setup.refused?.[error.code] : undefined
    if (leadOn) return leadOn()
    const known = Object.entries(error.fields).filter(([name]) => name in form.getValues())
    for (const [name, message] of known) form.setError(name as FieldPath<In>, { message })
    setRefusal(known.length > 0 ? undefined : { code: error.code, message: error.message })
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await setup.submit(values)
    } catch (error) {
      refuse(error)
    }
  })

  const toHttpError = (name: string): string | undefined => {
    const message = errors[name]?.message
    return typeof message === 'string' ? textOf(message, language) : undefined
  }

  return {
    field: (name) => ({ ...form.register(name), error: toHttpError(name) }),
    values: () => form.getValues(),
    control: form.control,
    check: (name) => {
      setRefusal(undefined)
      return form.trigger(name, { shouldFocus: true })
    },
    blame: (name, fault) => form.setError(name, { message: fault }, { shouldFocus: true }),
    refuse,
    faults: [
      ...Object.keys(errors).flatMap((name) => toHttpError(name) ?? []),
      ...(refusal ? [textOf(refusal.message, language)] : []),
    ],
    refusal: refusal?.code,
    submitting: isSubmitting,
    onSubmit: (event) => {
      setRefusal(undefined)
      void submit(event)
    },
  }
}
