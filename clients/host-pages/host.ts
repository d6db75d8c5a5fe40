/** Writes down what the calculators of the page say, newest last, as a page of a partner would send it to its counter. */
for (const name of ['ready', 'change', 'lead']) {
  document.addEventListener(`genplan:${name}`, (event) => {
    const line = document.createElement('li');
    line.dataset.event = name;
    line.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
    document.querySelector('#events')!.append(line);
  });
}
