'use client'

import { useEffect, useState } from 'react'
import { type ErrorWords, errorWords } from '@/schemas/rules/error-words'

type ErrorContent = { phone?: string | undefined; words?: ErrorWords }

/**
 * The phone number and the words of the error page, from a prerendered endpoint: pages do not carry what is hardly ever
 * needed. Without a response, the page has its own words, and the phone number only in the site's header.
 */
export function useErrorContent(): ErrorContent {
  const [content, setContent] = useState<ErrorContent>({})
  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/error-content', { signal: controller.signal })
      .then(async (response) => setContent(readErrorContent(await response.json())))
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return content
}

/** What of a response the error page can show. */
export function readErrorContent(body: unknown): ErrorContent {
  const phone = textAt(body, 'phone')
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  const words = { ...errorWords }
  let key: keyof ErrorWords
  for (key in errorWords) words[key] = textAt(errors, key) ?? words[key]
  return { phone, words }
}

function textAt(body: unknown, key: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
