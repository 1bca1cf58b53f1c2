/** Plan and front of a standard booth of 300 by 300 cm, 250 cm high; one unit is two centimetres. Words are left out: figures need no language. */
export function boothDrawing(): string {
  const line = 'fill="none" stroke="#173b32" stroke-width="1.5"';
  const fine = 'fill="none" stroke="#b08d3e" stroke-width="1"';
  const measure = (x1: number, y1: number, x2: number, y2: number, label: string): string => {
    const upright = x1 === x2;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const tick = upright
      ? `M${x1 - 4} ${y1}h8M${x1 - 4} ${y2}h8`
      : `M${x1} ${y1 - 4}v8M${x2} ${y1 - 4}v8`;
    const turn = upright ? ` transform="rotate(-90 ${x - 7} ${y})"` : '';
    return `<path d="M${x1} ${y1}L${x2} ${y2}${tick}" ${fine}/><text x="${upright ? x - 7 : x}" y="${upright ? y : y - 6}" text-anchor="middle" font-family="Georgia, serif" font-size="11" fill="#4b4239"${turn}>${label}</text>`;
  };
  const plan = [
    `<path d="M40 190V40H190V190" ${line}/>`,
    `<path d="M40 190H190" stroke-dasharray="4 4" ${line}/>`,
    `<rect x="54" y="150" width="50" height="25" ${line}/>`,
    `<rect x="120" y="50" width="60" height="18" ${line}/>`,
    [70, 100, 130].map((x) => `<circle cx="${x}" cy="110" r="10" ${line}/>`).join(''),
    [65, 115, 165].map((x) => `<path d="M${x} 40l-5 10h10z" fill="#b08d3e"/>`).join(''),
    measure(40, 26, 190, 26, '300'),
    measure(22, 40, 22, 190, '300'),
  ];
  const front = [
    `<rect x="270" y="65" width="150" height="125" ${line}/>`,
    `<rect x="270" y="65" width="150" height="17" fill="#173b32"/>`,
    `<rect x="310" y="70" width="70" height="6" fill="#b08d3e"/>`,
    `<rect x="284" y="145" width="50" height="45" ${line}/>`,
    [352, 372, 392].map((x) => `<path d="M${x} 190v-30l3-8v-12h6v12l3 8v30z" ${line}/>`).join(''),
    `<path d="M256 190H434" stroke="#4b4239" stroke-width="2"/>`,
    measure(270, 52, 420, 52, '300'),
    measure(446, 65, 446, 190, '250'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="470" height="210" viewBox="0 0 470 210"><rect width="470" height="210" fill="#fff"/>${[...plan, ...front].join('')}</svg>`;
}
