/** A rectangle on a drawing, in its units. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** The rectangles that a label may take, the best first. */
export type Candidates<Candidate extends Box> = readonly [Candidate, ...Candidate[]]

/** What covering anything weighs, in places in the order of preference, and what each unit of covered area adds. */
const coverCost = { any: 100, area: 1 }
/** Labels look again for a better place this often; few move after the second time. */
const rounds = 4

/**
 * One of its candidates for each label, so that they cover each other and the obstacles as little as possible. The work is
 * bounded by the number of candidates, and the result is the same for the same input.
 */
export function placeLabels<Candidate extends Box>(
  labels: readonly Candidates<Candidate>[],
  obstacles: readonly Box[],
): Candidate[] {
  const chosen: Candidate[] = []
  for (let round = 0; round < rounds; round++)
    for (const [index, candidates] of labels.entries()) {
      const others = [...obstacles, ...chosen.filter((_, other) => other !== index)]
      chosen[index] = best(candidates, others)
    }
  return chosen
}

function best<Candidate extends Box>(candidates: Candidates<Candidate>, others: readonly Box[]): Candidate {
  let [found] = candidates
  let lowest = Number.POSITIVE_INFINITY
  for (const [index, candidate] of candidates.entries()) {
    const covered = others.reduce((sum, other) => sum + sharedArea(candidate, other), 0)
    const cost = index + (covered > 0 ? coverCost.any + covered * coverCost.area : 0)
    if (cost < lowest) [found, lowest] = [candidate, cost]
  }
  return found
}

/** The area that two rectangles share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The rectangle moved by the shortest way into a frame. */
export function movedInto<Moved extends Box>(frame: Box, box: Moved): Moved {
  const x = Math.max(frame.left - box.left, Math.min(0, frame.right - box.right))
  const y = Math.max(frame.top - box.top, Math.min(0, frame.bottom - box.bottom))
  return { ...box, left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y }
}
