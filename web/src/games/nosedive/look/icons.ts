/** Thin signs in a box of 24 by 24, drawn with lines: suits, spaces of the board, and what an app is full of. */

export const SIGNS = {
  community: "M8.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 10.5a2.5 2.5 0 1 0-.8-4.9M17 13.2c2.8.4 4.5 2.6 4.5 5.8",
  work: "M4 8h16v11H4zM9 8V5.5h6V8M4 13h16M12 12v2.5",
  home: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
  start: "M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6",
  "one-down": "M7 3.5h10v17H7zM12 8v7M9 12.5l3 3 3-3",
  "up-and-down": "M3.5 4h7.5v16H3.5zM13 4h7.5v16H13zM7.2 15V9M5.2 11l2-2 2 2M16.8 9v6M14.8 13l2 2 2-2",
  "two-up": "M3.5 4h7.5v16H3.5zM13 4h7.5v16H13zM7.2 15V9M5.2 11l2-2 2 2M16.8 15V9M14.8 11l2-2 2 2",
  "experience-plus": "M4 5h16v11h-8l-4.5 4v-4H4zM12 7.5v6M9 10.5h6",
  "draw-and-up": "M3.5 7h8v13h-8zM7.5 10.5v6M4.5 13.5h6M14 4h6.5v13H14zM17.2 13V7.5M15.3 9.5l1.9-2 1.9 2",
  "draw-two": "M8 3.5h11.5v14H8zM8 6.5H4.5v14H16v-3M13.7 7v7M10.2 10.5h7",
  heart: "M12 20C5.5 15.3 3.2 12.2 3.2 8.9A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.8 2.3c0 3.3-2.3 6.4-8.8 11.1z",
  thumb: "M7 4v10M3.5 4H7v10H3.5zM7 13l4 7c2 0 2.5-1.5 2-3.5L12.3 13.5h5.9c1.8 0 2.8-1.3 2.4-3l-1.2-5c-.3-1-1-1.5-2-1.5H7",
  crown: "M4 18h16M4.5 15.5L3.5 7l5 4L12 5l3.5 6 5-4-1 8.5z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  gift: "M4 10h16v10H4zM3 7h18v3.5H3zM12 7v13M12 7C9 7 7 6 7 4.5S9.5 2.5 12 7c2.5-4.5 5-4 5-2.5S15 7 12 7z",
  check: "M4.5 12.5l5 5 10-11",
  plus: "M12 5v14M5 12h14",
  hand: "M4.5 9l6-3.5 5 9.5-6 3.5zM11 5l6-1.5 2.5 11-4 1",
} as const;

export type Sign = keyof typeof SIGNS;

export const STAR = "M12 2l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.9l-6.4 3.7 1.6-7.2L1.7 9.5 9 8.7z";
