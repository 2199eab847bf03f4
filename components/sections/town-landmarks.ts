import { body, gap, outline, type Path, pine } from './motif-parts'

/** A landmark for each town and borough, by its slug. */
export const townLandmarks: Record<string, Path[]> = {
  // The Round Tower on its mound
  windsor: [
    body('M0 150c44-4 66-30 90-38h80c24 8 46 34 90 38z'),
    body(
      'M94 108V52h-4V38h10v7h9v-7h10v7h9v-7h10v7h9v-7h10v7h9v-7h10v14h-4v56zM129 38V12h2v4h22l-6 6 6 6h-22v10z',
    ),
    gap('M112 66h6v14h-6zM127 66h6v14h-6zM142 66h6v14h-6zM127 90h6v18h-6z'),
    body('M8 150v-40h6v6h7v-6h7v6h7v-6h6v37zM252 150v-40h-6v6h-7v-6h-7v6h-7v-6h-6v37z'),
  ],
  // Brunel's railway bridge, with a train on it
  maidenhead: [
    body('M0 76h260v74h-8c0-34-22-58-54-58s-54 24-54 58h-28c0-34-22-58-54-58S8 116 8 150H0z'),
    body('M0 70h260v4H0z'),
    body('M40 68V46h62v22zM106 68V46h62v22zM172 68V46h38c14 0 24 10 26 22z'),
    gap(
      'M48 51h8v8h-8zM62 51h8v8h-8zM76 51h8v8h-8zM114 51h8v8h-8zM128 51h8v8h-8zM142 51h8v8h-8zM180 51h8v8h-8zM194 51h8v8h-8zM211 51c8 1 13 4 16 8h-16z',
    ),
  ],
  // The ruins of the abbey
  reading: [
    body(
      'M10 150V70l10-8 6 10 12-24 8 10 10-30 14 12 10-8 8 22 12 4V40l12-14 10 8 12-16 10 22 12-6 8 28 12-6 10 22 8-6 10 30 8-2v50z',
    ),
    gap(
      'M32 150v-40c0-14 8-22 14-28 6 6 14 14 14 28v40zM104 150v-58c0-20 12-32 20-40 8 8 20 20 20 40v58zM176 150v-32c0-12 7-19 12-24 5 5 12 12 12 24v32zM74 100V88c0-5 3-8 5-10 2 2 5 5 5 10v12z',
    ),
  ],
  // Herschel's great telescope
  slough: [
    outline('M40 150 130 26l90 124M70 150l60-110 60 110M58 126h144M80 96h100M102 66h56', 5),
    body('m52 122 124-92 16 22L68 144z'),
    gap('m176 30 6-4 16 22-6 4z'),
    body('M20 150h220v-6H20z'),
    body(
      'm222 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2zM244 50l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM206 0l1 4 4 1-4 1-1 4-1-4-4-1 4-1z',
    ),
  ],
  // The town hall
  wokingham: [
    body('M20 150V92l34-34 34 34v6h20V66l8-6V40l4-4L132 2l12 34 4 4v20l8 6v32h20v-6l34-34 34 34v58z'),
    gap('M124 54a8 8 0 1 0 16 0 8 8 0 1 0-16 0z'),
    gap(
      'M44 104c0-6 5-10 10-10s10 4 10 10v14H44zM200 104c0-6 5-10 10-10s10 4 10 10v14h-20zM120 96c0-6 6-12 12-12s12 6 12 12v14h-24zM118 150v-16c0-8 6-14 14-14s14 6 14 14v16zM44 150v-18h20v18zM200 150v-18h20v18z',
    ),
  ],
  // New town between pines
  bracknell: [
    body('M70 150V58h46v92zM124 150V34h38v116zM170 150V78h40v72z'),
    gap(
      'M78 68h30v8H78zM78 86h30v8H78zM78 104h30v8H78zM78 122h30v8H78zM132 46h22v8h-22zM132 64h22v8h-22zM132 82h22v8h-22zM132 100h22v8h-22zM132 118h22v8h-22zM178 90h24v8h-24zM178 108h24v8h-24zM178 126h24v8h-24z',
    ),
    pine(40, 90),
    pine(234, 80),
  ],
  'bracknell-forest': [pine(30, 84), pine(74, 118), pine(120, 92), pine(168, 134), pine(222, 100)],
  // The bridge over the Kennet and a narrowboat
  newbury: [
    body('M0 150v-44c52-6 84-38 130-38s78 32 130 38v44h-70c0-34-24-58-60-58s-60 24-60 58z'),
    outline(
      'M24 100V86M52 90V76M80 76V62M108 68V54M152 68V54M180 76V62M208 90V76M236 100V86M0 90c56-6 84-38 130-38s74 32 130 38',
      5,
    ),
    body('M84 138h84l8-8v14c0 4-3 6-6 6H90c-4 0-6-4-6-12zM96 136v-14h58v14z'),
    gap('M102 125h10v7h-10zM118 125h10v7h-10zM134 125h10v7h-10z'),
  ],
  // The gatehouse of Donnington Castle above the Downs
  'west-berkshire': [
    body('M0 150c50-44 90-46 130-46s80 2 130 46z'),
    body('M84 112V34h-3V22h9v6h7v-6h8v6h7v-6h9v12h-3v14h24V34h-3V22h9v6h7v-6h8v6h7v-6h9v12h-3v78z'),
    gap(
      'M96 44h4v12h-4zM96 70h4v12h-4zM160 44h4v12h-4zM160 70h4v12h-4zM122 62h16v10h-16zM120 112V96c0-6 4-10 10-10s10 4 10 10v16z',
    ),
  ],
  // A swan on the Thames
  'windsor-maidenhead': [
    body(
      'M56 110c4-18 18-28 22-46 3-14-6-22-14-20-6 1-8 8-16 11-6 2-10-1-12-3 10-2 10-22 28-26 20-4 34 12 32 34-1 14-6 24-4 32 10-8 24-10 42-6 30 6 58 0 76-26 2 44-24 80-80 80-44 0-78-10-74-30z',
    ),
    gap('M116 112c26 14 62 10 82-16-14 34-60 44-82 16z'),
    {
      ...outline(
        'M10 138c14-8 26-8 40 0M206 138c14-8 26-8 40 0M60 148c20-8 40-8 60 0s40 8 60 0 40-8 60 0',
        4,
      ),
      strokeLinecap: 'round',
    },
  ],
}
