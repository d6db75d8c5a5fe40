/** Inks of plans: walls dark, wet floors tinted, furniture a hairline. Literal values, for a drawing is data. */
export const planColours = {
  outerWall: '#22363C',
  partition: '#5F7379',
  wetFloor: '#EEF5F6',
  balconyWall: '#8A9BA0',
  balconyFloor: '#F4F8F8',
  doorArc: '#7C9095',
  furniture: '#8FA1A6',
  rug: '#C6D3D5',
  leaf: '#CFE3D3',
  leafEdge: '#7FA58B',
  ink: '#102126',
  ink2: '#445459',
  primary: '#086668',
  grid: '#DDE8EA',
} as const;
