import '@fontsource-variable/inter/opsz.css';

// The panel's own font: every width is the same on every machine. The second text asks for the letters of Turkish.
document.documentElement.style.fontFamily = '"Inter Variable", sans-serif';
await Promise.all(['a', 'ğışİ'].map((text) => document.fonts.load('1em "Inter Variable"', text)));
