import { afterEach, beforeEach, vi } from 'vitest'

/** Silences the console during each test of the file that calls this, and collects the lines that the test prints. */
export function captureConsole(): { errors: string[]; logs: string[] } {
  const captured = { errors: [] as string[], logs: [] as string[] }
  beforeEach(() => {
    captured.errors = []
    captured.logs = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void captured.errors.push(line))
    vi.spyOn(console, 'log').mockImplementation((line: string) => void captured.logs.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return captured
}
