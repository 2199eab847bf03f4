import sharp from 'sharp'

/** An image of one colour, still to be encoded. */
export const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
