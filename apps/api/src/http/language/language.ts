import type { FastifyRequest } from 'fastify'
import { type Language, negotiateLanguage } from '#text/language/language.ts'

export const languageOf = ({ headers }: FastifyRequest): Language => negotiateLanguage(headers['accept-language'])

/** The headers of a response whose text depends on the language. */
export const languageHeaders = (language: Language) => ({ 'content-language': language, vary: 'Accept-Language' })
