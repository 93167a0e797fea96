import type { FastifyRequest } from 'fastify'
import { type Language, negotiateLanguage } from '#text/language/language.ts'

export const languageOf = ({ headers }: FastifyRequest): Language => negotiateLanguage(headers['accept-language'])

/** What a response says of its language, if its text depends on it. */
export const languageHeaders = (language: Language) => ({ 'content-language': language, vary: 'Accept-Language' })
