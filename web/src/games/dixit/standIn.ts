/** A picture for a house card whose drawing is not there yet: a dusk of its own, always the same for the same card. */
export function standIn(card: number): string {
  const turn = (card * 137.5) % 360;
  const near = (part: number, whole: number): number => Math.round((((card + 1) * part * 7919) % 997) / 997 * whole);
  const hue = (shift: number): string => `oklch(var(--l) .09 ${Math.round(turn + shift) % 360})`;
  const sky = hue(0).replace("var(--l)", ".42");
  const far = hue(40).replace("var(--l)", ".6");
  const middle = hue(70).replace("var(--l)", ".36");
  const ground = hue(110).replace("var(--l)", ".2");
  const moon = 60 + near(3, 280);
  const hill = 330 + near(5, 90);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600" fill="${sky}"/>` +
    `<circle cx="${moon}" cy="${90 + near(2, 90)}" r="${34 + near(11, 40)}" fill="#f8ecc0"/>` +
    `<path d="M0 ${hill}q110 -${60 + near(7, 90)} 210 -10t190 -30V600H0z" fill="${far}"/>` +
    `<path d="M0 ${hill + 90}q140 -90 240 0t160 -20V600H0z" fill="${middle}"/>` +
    `<path d="M${70 + near(13, 240)} ${hill + 40}l-46 130h92z" fill="${ground}"/>` +
    `<path d="M0 ${hill + 170}q120 -40 400 10V600H0z" fill="${ground}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
