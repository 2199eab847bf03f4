/** What is needed of an RxJS observable. */
type Source<Result> = {
  subscribe(observer: { next: (result: Result) => void; error: (error: unknown) => void }): {
    unsubscribe(): void
  }
}

/** How long to wait before another attempt. */
const retryMs = 5000

/**
 * Subscribes to what `open` returns, and again some seconds after each failure, for as long as it takes. `lost` is called
 * with every failure, `next` with every result. Returns a function that ends it.
 */
export function followResults<Result>(
  open: () => Source<Result>,
  { next, lost }: { next: (result: Result) => void; lost: (error: unknown) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let subscription: { unsubscribe(): void } | undefined
  const connect = () => {
    subscription = open().subscribe({
      next,
      error: (error) => {
        lost(error)
        timer = setTimeout(connect, retryMs)
      },
    })
  }
  connect()
  return () => {
    clearTimeout(timer)
    subscription?.unsubscribe()
  }
}
